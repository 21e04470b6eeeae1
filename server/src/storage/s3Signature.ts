import { createHash, createHmac } from 'node:crypto';
import type { S3Config } from '../config/config.ts';

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Percent-encodes everything except unreserved characters and the slashes of a path. */
function encodePath(path: string): string {
  return path
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`),
    )
    .join('/');
}

export interface S3Request {
  readonly method: string;
  readonly url: URL;
  readonly content: Buffer | '';
  /** Time of sending; services refuse a request that is more than 15 minutes off. */
  readonly now: Date;
}

type Credentials = Pick<S3Config, 'region' | 'accessKeyId' | 'secretAccessKey'>;

/** Headers that sign a request with AWS Signature Version 4, covering method, host, path, query, date and content. */
export function signS3(credentials: Credentials, { method, url, content, now }: S3Request): Record<string, string> {
  const stamp = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = stamp.slice(0, 8);
  const sent = { 'x-amz-content-sha256': sha256(content), 'x-amz-date': stamp };
  const signed: [string, string][] = [['host', url.host], ...Object.entries(sent)];
  const names = signed.map(([name]) => name).join(';');
  url.searchParams.sort();
  const canonical = [
    method,
    encodePath(decodeURIComponent(url.pathname)),
    url.searchParams.toString().replaceAll('+', '%20'),
    ...signed.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    sent['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${credentials.region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n');
  const dayKey = hmac(`AWS4${credentials.secretAccessKey}`, day);
  const signingKey = hmac(hmac(hmac(dayKey, credentials.region), 's3'), 'aws4_request');
  const signature = createHmac('sha256', signingKey).update(toSign).digest('hex');
  const credential = `${credentials.accessKeyId}/${scope}`;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names}, Signature=${signature}`,
  };
}
