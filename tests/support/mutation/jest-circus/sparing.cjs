const { createEmptyTestResult } = require('@jest/test-result');
const circus = require('jest-circus/runner').default;
const { isReached, keepNames } = require('../reached.cjs');

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
  const canNotice = isUnit(testPath) || isReached(testPath, globalConfig.testNamePattern);
  if (active && (isNoticed || !canNotice)) return leftOut();
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

// What a unit test builds while it is collected is reached by none of its tests.
const isUnit = (testPath) => testPath.includes('/tests/features/');

/** Jest takes a file without tests for a broken one. */
const leftOut = () => ({ ...createEmptyTestResult(), testResults: [{ status: 'pending', fullName: 'left out' }] });
