const Sequencer = require('@jest/test-sequencer').default;
const { isReached } = require('./reached.cjs');

const KINDS = ['features', 'sagas', 'flows', 'views'];

/** Starts with tests that need no store: a mutant that they kill does not reach the slower ones (`sparing.cjs`). */
module.exports = class QuickestFirst extends Sequencer {
  constructor(options) {
    super(options);
    this.pattern = options.globalConfig.testNamePattern;
  }

  sort(tests) {
    return [...tests].sort((one, other) => this.rank(one) - this.rank(other));
  }

  rank({ path }) {
    return isReached(path, this.pattern) ? KINDS.findIndex((kind) => path.includes(`/tests/${kind}/`)) : KINDS.length;
  }
};
