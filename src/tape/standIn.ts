/** What stands in for a text that is hidden: `~`, thirteen letters or digits, `~`. ASCII, since headers are checked. */
const STAND_IN = /~[0-9a-z]{13}~/;
/** Chinese mobile numbers, also with the country code, and the numbers that stand in for them. */
const PHONE = /^(?:86)?1[03-9]\d{9}$/;

/** Whether a text is hidden, or has a hidden part. */
export const isStandIn = (text: string): boolean => STAND_IN.test(text);
export const isPhoneLike = (text: string): boolean => PHONE.test(text) || isStandIn(text);
