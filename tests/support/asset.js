/** A mock of files that a bundler turns into URLs. */
module.exports = '/asset'
