const fs = require('node:fs');

// Stored beside the file in Stryker's copy of the project, since the process ends with each mutant that times out.
const namesFile = (testPath) => `${testPath}.names.json`;

/** Stores the names of a file's tests; for the first run, in which no mutant is active, so that the names are correct. */
exports.keepNames = (testPath, tests) => {
  fs.writeFileSync(namesFile(testPath), JSON.stringify(tests.map(({ fullName }) => fullName)));
};

/** Whether any of the file's tests matches Stryker's pattern; without a pattern, all do. */
exports.isReached = (testPath, pattern) => {
  if (!pattern) return true;
  const asked = new RegExp(pattern, 'i');
  return JSON.parse(fs.readFileSync(namesFile(testPath), 'utf8')).some((name) => asked.test(name));
};
