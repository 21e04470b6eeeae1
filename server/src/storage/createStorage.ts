import type { Config } from '../config/config.ts';
import type { FileStorage } from './fileStorage.ts';
import { folderStorage } from './folderStorage.ts';
import { s3Storage } from './s3Storage.ts';

/** The storage of this installation: the S3-compatible service if one is configured, else the folder. */
export function createStorage(config: Config, folder: string): FileStorage {
  return config.s3 ? s3Storage(config.s3) : folderStorage(folder);
}
