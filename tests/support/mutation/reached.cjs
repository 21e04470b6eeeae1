const fs = require('node:fs');

// Stored beside the file in Stryker's copy of the project, since the process ends with each mutant that times out.
const namesFile = (testPath) => `${testPath}.names.json`;

/** Stores the names of a file's tests; for the first run, in which no mutant is active, so that the names are correct. */
exports.keepNames = (testPath, tests) => {
  fs.writeFileSync(namesFile(testPath), JSON.stringify(tests.map(({ fullName }) => fullName)));
};

/** What `sample.ts` has noted about the active mutant; undefined if there is no need for notes. */
exports.noteOf = () => {
  const { MUTANT_NOTES: file, __STRYKER_ACTIVE_MUTANT__: active } = process.env;
  return file && active !== undefined ? JSON.parse(fs.readFileSync(file, 'utf8'))[active] : undefined;
};

/**
 * Whether any of the file's tests matches Stryker's pattern; without a pattern, all do. So they do if the mutant also runs
 * on import: Stryker then names only the tests that import it while they run.
 */
exports.isReached = (testPath, pattern) => {
  if (!pattern || exports.noteOf()?.isStatic) return true;
  const asked = new RegExp(pattern, 'i');
  return JSON.parse(fs.readFileSync(namesFile(testPath), 'utf8')).some((name) => asked.test(name));
};
