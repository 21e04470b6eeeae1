/** A mail address as people have them, international ones included: nobody can tell more of it than sending a mail to it. */
export const MAIL_ADDRESS = /^[^\s@\p{C}]+@[^\s@.\p{C}]+(?:\.[^\s@.\p{C}]+)+$/u;
/** Characters that an account's address may have. */
export const MAIL_ADDRESS_LENGTH = 100;
