/** Computes the reader's column: one year of loan interest vs. one year of the plan, in whole dollars. */
const at = id => document.getElementById(id)
const dollars = at('dollars')
const percent = at('percent')
const weigh = document.querySelector('.weigh')
const pencil = document.querySelector('.pencil')

function work() {
  const spare = Number(dollars.value)
  const rate = Number(percent.value)
  const loan = Math.round((spare * rate) / 100)
  const growth = Math.round(spare * 0.05)
  const fund = Math.round(spare * 0.007)
  const plan = growth - fund
  const ahead = plan - loan
  const winner = ahead > 0 ? 'plan' : ahead < 0 ? 'car' : 'neither'
  Object.entries({ spare, rate: rate.toFixed(1), loan, growth, fund: `−${fund}`, plan }).forEach(
    ([id, text]) => (at(id).textContent = text),
  )
  const word = document.createElement('span')
  word.textContent = winner
  at('ahead').replaceChildren(word, ` ${Math.abs(ahead)}`)
  at('ahead').classList.toggle('plan-wins', ahead > 0)
  pencil.textContent = `yours ${rate.toFixed(1)}%`
  weigh.querySelector('.car .yours').textContent = `$${loan} saved`
  weigh.querySelector('.egg .yours').textContent = `$${plan} grown`
  // Ten degrees for the couple's 2.6 points between loan and plan, and never more than fourteen.
  const tilt = Math.max(-14, Math.min(14, ((4.3 - rate) * 10) / 2.6))
  weigh.style.setProperty('--mine', `${tilt}deg`)
  pencil.style.setProperty('--rate', rate)
  const result = ahead === 0 ? 'no difference' : `the ${winner} is ahead by $${Math.abs(ahead)}`
  percent.setAttribute('aria-valuetext', `${rate.toFixed(1)}%: ${result}`)
  dollars.setAttribute('aria-valuetext', `$${spare}: ${result}`)
}

for (const range of [dollars, percent]) {
  range.addEventListener('input', () => {
    at('mine').checked = true
    work()
  })
}
for (const hidden of document.querySelectorAll('[hidden]')) hidden.hidden = false
work()
