/** Files that a bundler would turn into addresses. */
module.exports = '/asset'
