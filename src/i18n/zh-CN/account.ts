import { askedStep } from './askedStep.ts';
import { notMe } from './notMe.ts';
import { register } from './register.ts';
import { resetPassword } from './resetPassword.ts';
import { verifyPhone } from './verifyPhone.ts';

/** Texts of the account screens beside sign-in. */
export const account = { register, verifyPhone, resetPassword, askedStep, notMe };
