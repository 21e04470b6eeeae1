import { CallFailure } from '../shared/calls.js';
import { make } from './dom.js';
import { phoneDigits, plainDigits } from './phone.js';
import { openAccess, sendCode } from './supplierCalls.js';
import { rowOf } from './supplierRows.js';
import { saidOf, supplierTexts } from './supplierTexts.js';

/**
 * @typedef {{ accessToken: string, until: number }} OpenAccess
 * @typedef {{ number: string, digits: string, access: OpenAccess | null, resendAt: number, isWrong: boolean }} Verifying
 */

const PHONE = /^1[3-9]\d{9}$/;
const CODE = /^\d{6}$/;

/**
 * A missing value gets a different message from an invalid one.
 * @param {string} value
 * @param {RegExp} right
 * @param {string} label
 * @param {string} wrong
 */
function problemWith(value, right, label, wrong) {
  if (value === '') return supplierTexts().required.replace('{label}', label);
  return right.test(value) ? '' : wrong;
}

/**
 * The phone number and its code, which grant the access as soon as the code has been entered.
 * @param {{ verified: () => void, changed: () => void }} around
 */
export function verification({ verified, changed }) {
  const text = supplierTexts();
  const phone = rowOf(
    `${text.phone} *`,
    make('input', { name: 'phone', type: 'tel', autocomplete: 'tel', maxLength: 30 }),
  );
  const said = make('small', { className: 'quiet', role: 'status' });
  const button = make('button', { type: 'button', onclick: () => askForCode() }, text.send);
  const digits = { name: 'code', inputMode: 'numeric', autocomplete: 'one-time-code', maxLength: 12 };
  const code = rowOf(`${text.code} *`, make('input', digits), button, said);
  const done = make('p', { className: 'done', hidden: true }, text.verified, ' ', anew());
  const numberOf = () => phoneDigits(phone.control.value);
  const digitsOf = () => plainDigits(code.control.value);
  /** @type {OpenAccess | null} */
  let access = null;
  /** When another code may be requested. */
  let resendAt = 0;
  /** @type {Promise<void> | null} */
  let opening = null;

  function anew() {
    return make('button', { type: 'button', onclick: () => end() }, text.otherPhone);
  }
  const show = () => {
    done.hidden = access === null;
    phone.row.hidden = code.row.hidden = access !== null;
    changed();
  };
  const end = (/** @type {string} */ problem = '') => {
    access = null;
    code.control.value = '';
    code.say(problem);
    show();
  };
  /** Sends a code, and prevents another request too soon. */
  async function askForCode() {
    const number = numberOf();
    if (!PHONE.test(number)) {
      phone.say(phoneProblem());
      phone.control.focus();
      return;
    }
    button.disabled = true;
    try {
      const { resendAfter } = await sendCode(number);
      resendAt = Date.now() + resendAfter * 1000;
      countDown();
      code.control.focus();
    } catch (error) {
      button.disabled = false;
      phone.say(saidOf(error));
    }
  }
  function countDown() {
    said.textContent = text.sent;
    const show = () => {
      const seconds = Math.ceil((resendAt - Date.now()) / 1000);
      button.disabled = seconds > 0;
      button.textContent = seconds > 0 ? text.sendAgain.replace('{seconds}', String(seconds)) : text.send;
      if (seconds <= 0) window.clearInterval(timer);
    };
    const timer = window.setInterval(show, 1000);
    show();
  }
  async function open() {
    try {
      const { accessToken, expiresIn } = await openAccess(numberOf(), digitsOf());
      access = { accessToken, until: Date.now() + expiresIn * 1000 };
      show();
      verified();
    } catch (error) {
      const isCode = error instanceof CallFailure && error.code === 'Atrium:WrongCode';
      (isCode ? code : phone).say(saidOf(error));
      changed();
    }
  }
  const phoneProblem = () => problemWith(numberOf(), PHONE, text.phone, text.badPhone);
  const check = () => {
    phone.say(access ? '' : phoneProblem());
    code.say(access ? '' : problemWith(digitsOf(), CODE, text.code, text.badCode));
  };
  /** Obtains the access, once for all who wait for it; on failure, shows the problem at its field. */
  const demand = async () => {
    check();
    if (access || phone.isWrong() || code.isWrong()) return;
    opening ??= open().finally(() => {
      opening = null;
    });
    await opening;
  };
  code.control.addEventListener('input', () => {
    if (CODE.test(digitsOf())) void demand();
  });
  return {
    rows: [phone, code],
    drawn: [phone.row, code.row, done],
    demand,
    end,
    access: () => access,
    settled: async () => void (await opening),
    /** @param {OpenAccess} kept */
    restore: (kept) => {
      access = kept;
      show();
    },
    /** The current state, for re-rendering the page. @returns {Verifying} */
    carry: () => ({
      number: phone.control.value,
      digits: code.control.value,
      access,
      resendAt,
      isWrong: phone.isWrong() || code.isWrong(),
    }),
    /** @param {Verifying} carried */
    take: (carried) => {
      phone.control.value = carried.number;
      code.control.value = carried.digits;
      access = carried.access;
      resendAt = carried.resendAt;
      if (resendAt > Date.now()) countDown();
      if (carried.isWrong) check();
      show();
    },
  };
}
