const Sequencer = require('@jest/test-sequencer').default;

// 20 s and more each. Where Jest does not know yet how long a file takes, it begins with the biggest, and these are small.
const LONG = /\/(everyEffect\w+|soak|reload|subAppFailures)\.test\.ts$/;

/** Begins with the long files, so that none of them is left to end alone. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path }) => LONG.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
