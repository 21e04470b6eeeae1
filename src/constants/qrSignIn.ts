/** States of a sign-in by QR code; the index is the number on the wire (ACC-3). */
export const QR_STATES = ['waiting', 'scanned', 'granted', 'refused', 'expired'] as const;
