const FINAL_TEXT = 0x81;
const LENGTH_16 = 126;
const LENGTH_64 = 127;

/** One final, unmasked text frame around the payload (RFC 6455, 5.2): what a server sends. */
export function webSocketTextFrame(payload: Buffer): Buffer {
  const { length } = payload;
  const extra = length < LENGTH_16 ? 0 : length <= 0xffff ? 2 : 8;
  const frame = Buffer.allocUnsafeSlow(2 + extra + length);
  frame[0] = FINAL_TEXT;
  if (extra === 0) {
    frame[1] = length;
  } else if (extra === 2) {
    frame[1] = LENGTH_16;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LENGTH_64;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  payload.copy(frame, 2 + extra);
  return frame;
}
