const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Fields whose texts are words of the program or of the contract, the same for everybody. */
export const VOCABULARY = names(`
  type kind status reason action style language primaryColour menuLayout timeZone method
`);
/** Fields whose texts tell which thing is meant, when, and where, but nothing of anybody. */
export const REFERENCES = names(`
  id key url path to pathname search hash
`);
/** Fields with what people wrote, or are called. */
export const WORDS = names(`
  userName name title text description
`);
/** Fields whose texts nobody may see, whatever else they are. */
export const SECRET = /token$|password|secret|code$|phone|captcha|fingerprint|ticket|authorization|credential/i;
