/** Files that a bundler would turn into URLs. */
module.exports = '/asset'
