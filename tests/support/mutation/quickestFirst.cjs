const Sequencer = require('@jest/test-sequencer').default;
const { isReached, noteOf } = require('./reached.cjs');

const KINDS = ['features', 'sagas', 'flows', 'views'];

/** Starts with tests that need no store: a mutant that they kill does not reach the slower ones (`sparing.cjs`). */
module.exports = class QuickestFirst extends Sequencer {
  constructor(options) {
    super(options);
    this.pattern = options.globalConfig.testNamePattern;
  }

  sort(tests) {
    const near = nearest();
    return tests.filter(({ path }) => near(path)).sort((one, other) => this.rank(one) - this.rank(other));
  }

  rank({ path }) {
    return isReached(path, this.pattern) ? KINDS.findIndex((kind) => path.includes(`/tests/${kind}/`)) : KINDS.length;
  }
};

/** Of the tests of many flows, those that must detect this mutant; otherwise all are its nearest. */
function nearest() {
  const beginnings = noteOf()?.tests.map((glob) => `/tests/${glob.split('*')[0]}`) ?? ['/tests/'];
  return (path) => beginnings.some((beginning) => path.includes(beginning));
}
