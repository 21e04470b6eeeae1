const Sequencer = require('@jest/test-sequencer').default;

// 20 s and more each. Until Jest knows how long a file takes, it starts with the largest, and these are small.
const LONG = /\/(everyEffect\w+|soak|reload|subAppFailures)\.test\.ts$/;

/** Starts with the long-running files, so that none of them is left running alone at the end. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path }) => LONG.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
