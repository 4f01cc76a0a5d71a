/** Announces what a choice changed, and shows what an app would have kept: 27%, as in the case study. */
// The home page shows the menu in a frame, with its own label and link next to it.
document.documentElement.classList.toggle('framed', window !== top)

const menu = document.querySelector('.menu')
const share = menu.querySelector('.kept span')
const money = amount => `$${amount.toFixed(2).replace('.00', '')}`

function say(changed) {
  const dishes = [...menu.querySelectorAll('li')]
  const ticked = (dish, kind) => dish.querySelector(`.${kind} input`).checked
  const total = dishes
    .filter(dish => ticked(dish, 'add') && !ticked(dish, 'out'))
    .reduce((sum, dish) => sum + Number(dish.querySelector('.price').textContent.slice(1)), 0)
  menu.querySelector('.kept').hidden = total === 0
  share.textContent = `${money(total * 0.27)} of it`
  const dish = changed?.closest('li')
  if (!dish) return
  const name = dish.querySelector('b').textContent
  const gone = ticked(dish, 'out') ? `${name}: sold out. ` : ''
  menu.querySelector('[role=status]').textContent = `${gone}Your order: ${money(total)}.`
}

menu.addEventListener('change', event => say(event.target))
say()
