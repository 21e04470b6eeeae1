const { createEmptyTestResult } = require('@jest/test-result');
const circus = require('jest-circus/runner').default;
const { isReached, keepNames, noteOf } = require('../reached.cjs');

let fault;
let isNoticed = false;

/**
 * Skips what cannot change the result: files in which no test reaches the mutant, and all files after the first that has
 * killed it. Stryker filters tests by name only, so that Jest loads every file, and does not support `bail` with Jest. Of a
 * flow's file only the tests that reach the mutant run. Of any other, all do: what is built once, such as the cases of a reducer, is
 * reached by the first test only, but another may kill the mutant. Stryker accepts a runner for per-test coverage only if its path names jest-circus.
 */
module.exports = async function sparing(globalConfig, config, environment, runtime, testPath, ...rest) {
  const active = process.env.__STRYKER_ACTIVE_MUTANT__;
  if (active !== fault) isNoticed = false;
  fault = active;
  const canNotice = isUnit(testPath) || isReached(testPath, globalConfig.testNamePattern);
  if (active && (isNoticed || !canNotice)) return leftOut();
  const result = await circus(
    { ...globalConfig, testNamePattern: isFlow(testPath) && !noteOf()?.isStatic ? globalConfig.testNamePattern : '' },
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

// What a unit test file builds while Jest collects its tests is reached by none of them.
const isUnit = (testPath) => testPath.includes('/tests/features/');

// Its sagas and its store begin anew with every test.
const isFlow = (testPath) => testPath.includes('/tests/flows/');

/** Jest treats a file without tests as broken. */
const leftOut = () => ({ ...createEmptyTestResult(), testResults: [{ status: 'pending', fullName: 'left out' }] });
