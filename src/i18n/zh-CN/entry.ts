import { common } from './common.ts';
import { companySwitch } from './companySwitch.ts';
import { errors } from './errors.ts';
import { login } from './login.ts';
import { network } from './network.ts';
import { routing } from './routing.ts';
import { smsCode } from './smsCode.ts';

/** Texts of the sign-in page and of the hosts around every page. */
export const entry = { common, login, companySwitch, errors, network, routing, smsCode };
