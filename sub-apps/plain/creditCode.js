/** The characters of a unified social credit code (GB 32100-2015), in the order of their values. */
const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Whether the code's last character is the correct check digit. @param {string} code */
export function isCreditCode(code) {
  const values = [...code].map((sign) => SIGNS.indexOf(sign));
  if (values.length !== 18 || values.includes(-1)) return false;
  const sum = values.slice(0, 17).reduce((total, value, place) => total + value * (3 ** place % SIGNS.length), 0);
  return values[17] === (SIGNS.length - (sum % SIGNS.length)) % SIGNS.length;
}
