/** Shows the chosen time in each step, and moves focus from step to step. */
const form = document.querySelector('.new')

function say() {
  const { value } = form.querySelector('[name=time]:checked')
  for (const place of form.querySelectorAll('.chosen')) place.textContent = value
}

form.addEventListener('change', ({ target }) => {
  say()
  if (target.name === 'time') form.querySelector('details').open = false
})
addEventListener('hashchange', () => document.querySelector(location.hash || '#time').focus())
say()
