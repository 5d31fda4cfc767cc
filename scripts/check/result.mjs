/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {string} [output] shown whole when something failed
 * @property {string} [skipped] why nothing was checked
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {boolean} [alone] needs both cores for itself, or files that others read
 * @property {() => Promise<Result>} run
 */

/**
 * The result of a check that can only pass or fail as a whole.
 * @param {boolean} isPassed
 * @param {string} output
 * @returns {Result}
 */
export const oneCheck = (isPassed, output) => ({
  passed: isPassed ? 1 : 0,
  failed: isPassed ? 0 : 1,
  output,
});
