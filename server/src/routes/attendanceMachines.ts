import * as calls from '../../../contract/attendanceMachines.ts';
import { deviceOf } from '../auth/device.ts';
import { limitCalls, RATE_RULES } from '../auth/rateLimit.ts';
import { reportMachine } from '../domain/business/attendanceMachines.ts';
import { type Route, route } from '../http/route.ts';

/** Calls by attendance machines themselves. */
export const attendanceMachineRoutes: readonly Route[] = [
  route(calls.reportAttendanceMachine, { binding: 'open' }, async ({ auth, database, services, body, request }) => {
    await limitCalls(auth, RATE_RULES.machineAddress, deviceOf(request).ip);
    await limitCalls(auth, RATE_RULES.machineKey, body.key);
    return reportMachine(database, services, body);
  }),
];
