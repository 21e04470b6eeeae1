const fs = require('node:fs');
const { createEmptyTestResult } = require('@jest/test-result');
const circus = require('jest-circus/runner').default;

let fault;
let isNoticed = false;

/**
 * Leaves out what cannot change the answer: a file of which no test reaches the fault, and all files after the first
 * that has noticed it. Stryker filters tests by name only, so that Jest loads every file, and does not know `bail` with Jest.
 * Of a file that is reached every test is run: what is built once, such as the cases of a reducer, is reached by
 * the first test alone, and noticed by another. Stryker takes a runner for coverage by test only where the path names jest-circus.
 */
module.exports = async function sparing(globalConfig, config, environment, runtime, testPath, ...rest) {
  const active = process.env.__STRYKER_ACTIVE_MUTANT__;
  if (active !== fault) isNoticed = false;
  fault = active;
  if (active && (isNoticed || !isReached(testPath, globalConfig.testNamePattern))) return leftOut();
  const result = await circus(
    { ...globalConfig, testNamePattern: '' },
    config,
    environment,
    runtime,
    testPath,
    ...rest,
  );
  isNoticed ||= result.numFailingTests > 0;
  if (!active) keepNames(testPath, result.testResults);
  return result;
};

/** Jest takes a file without tests for a broken one. */
const leftOut = () => ({ ...createEmptyTestResult(), testResults: [{ status: 'pending', fullName: 'left out' }] });

// Beside the file in Stryker's copy of the project: its process ends with each fault that takes too long.
const namesFile = (testPath) => `${testPath}.names.json`;

/** In the first run no fault is active, so the names are the true ones. */
function keepNames(testPath, tests) {
  fs.writeFileSync(namesFile(testPath), JSON.stringify(tests.map(({ fullName }) => fullName)));
}

// What a unit test builds while it is collected is reached by none of its tests, and it is quick.
function isReached(testPath, pattern) {
  if (!pattern || testPath.includes('/tests/features/')) return true;
  const reached = new RegExp(pattern, 'i');
  return JSON.parse(fs.readFileSync(namesFile(testPath), 'utf8')).some((name) => reached.test(name));
}
