/**
 * A test that fails is tried once more, and its first failure shown: what starts servers, builds and
 * browsers may be late once. A run names each test that passed only then (src/cli/tests).
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true })
