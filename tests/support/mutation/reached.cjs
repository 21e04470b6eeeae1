const fs = require('node:fs');

// Beside the file in Stryker's copy of the project: its process ends with each fault that takes too long.
const namesFile = (testPath) => `${testPath}.names.json`;

/** Keeps what the tests of a file are called; for the first run, in which no fault is active, so that the names are the true ones. */
exports.keepNames = (testPath, tests) => {
  fs.writeFileSync(namesFile(testPath), JSON.stringify(tests.map(({ fullName }) => fullName)));
};

/** Whether one of its tests is among those that are asked, by the pattern that Stryker gives; all are where it gives none. */
exports.isReached = (testPath, pattern) => {
  if (!pattern) return true;
  const asked = new RegExp(pattern, 'i');
  return JSON.parse(fs.readFileSync(namesFile(testPath), 'utf8')).some((name) => asked.test(name));
};
