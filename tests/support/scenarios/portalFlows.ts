export const portalScenarios: readonly import('./scenario.ts').Scenario[] = [];
