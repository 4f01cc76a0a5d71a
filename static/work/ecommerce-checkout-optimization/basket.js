/** Counts the old form's rejections, and shows the cart's total. */
const before = document.querySelector('.before')
const refused = document.querySelector('#refused')
const tries = before.querySelector('.tries')
const refusedDays = new Set()

before.addEventListener('change', () => refused.classList.remove('told'))
before.querySelector('.go').addEventListener('click', event => {
  event.preventDefault()
  const day = before.querySelector(':checked')
  const accepted = day?.closest('.ok')
  refused.classList.remove('told')
  // Forces a reflow, so that the message disappears before it's shown again.
  void refused.offsetWidth
  refused.classList.add('told')
  refused.focus()
  if (accepted) return
  refusedDays.add(day)
  const count = refusedDays.size
  tries.textContent = `${count} ${count === 1 ? 'try' : 'tries'}. Some tried five or six dates. One person tried twenty-three.`
})

const after = document.querySelector('.after')
const sum = after.querySelector('.sum')

function add() {
  const plants = [...after.querySelectorAll('.plant')].filter(plant =>
    plant.querySelector(':checked'),
  )
  const apart = after.querySelector('.in2').checkVisibility()
  const total = plants.reduce(
    (dollars, plant) => dollars + Number(plant.querySelector('.price').textContent.slice(1)),
    apart ? 3 : 0,
  )
  sum.textContent = `for $${total}`
}
after.addEventListener('change', add)
add()
