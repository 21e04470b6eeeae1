const { default: PortalEnvironment } = require('../jsdomEnvironment.ts');

const isMutated = () => process.env.__STRYKER_ACTIVE_MUTANT__ !== undefined;

/** Ends a test file with its first failure: the mutant is detected, and nothing else is asked. */
module.exports = class HastyEnvironment extends PortalEnvironment {
  #isNoticed = false;

  handleTestEvent({ name, test }) {
    if (name === 'test_done') this.#isNoticed ||= isMutated() && test.errors.length > 0;
    if (name === 'test_start' && this.#isNoticed) test.mode = 'skip';
  }
};
