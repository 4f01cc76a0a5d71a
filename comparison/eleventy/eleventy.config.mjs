const HEIGHT = 200
const BAR = 60

/** A chart of bars with its numbers. */
function chart(title, labels, values) {
  const most = Math.max(...values)
  const bars = values.map((value, index) => {
    const height = (value / most) * HEIGHT
    return `<rect x="${index * BAR}" y="${HEIGHT - height}" width="${BAR - 8}" height="${height}"/>`
  })
  const rows = labels.map(
    (label, index) => `<tr><th scope="row">${label}</th><td>${values[index]}</td></tr>`,
  )
  return `<figure><figcaption>${title}</figcaption><svg viewBox="0 0 ${labels.length * BAR} ${HEIGHT}" role="img" aria-label="${title}">${bars.join('')}</svg><table><tbody>${rows.join('')}</tbody></table></figure>`
}

export default function (config) {
  config.addShortcode('chart', chart)
  config.addPassthroughCopy({ static: '/', 'site.css': '/site.css' })
  config.addCollection('newest', api =>
    api
      .getFilteredByGlob('posts/*.md')
      .sort((one, other) => String(other.data.day).localeCompare(String(one.data.day)))
      .slice(0, 20),
  )
  return { markdownTemplateEngine: 'njk', htmlTemplateEngine: 'njk', dir: { output: '_site' } }
}
