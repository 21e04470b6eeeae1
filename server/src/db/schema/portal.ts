import type { Generated } from 'kysely';
import type { Stamped } from './accounts.ts';

export type ArticleKind = 'culture' | 'info' | 'process' | 'business' | 'news' | 'notice';

/** Everything the company portal shows; products are of kind `business`. */
export interface PortalArticlesTable {
  id: Generated<string>;
  tenant_id: string;
  kind: ArticleKind;
  title: string;
  category: string | null;
  summary: string | null;
  /** `pictures.name`. */
  cover: string | null;
  /** Rich text, sanitised before it is stored. */
  body: string;
  /** Wall clock `YYYY-MM-DD HH:mm:ss`. */
  publish_date: string;
  position: Generated<number>;
  is_published: Generated<boolean>;
  author_name: string | null;
  creation_time: Stamped;
}

/** A notice that somebody has opened. */
export interface NoticeReadsTable {
  tenant_id: string;
  user_id: string;
  notice_id: string;
  /** When they first did. */
  read_time: Date;
}

/** Certification of a company as an organisation. */
export interface CertificationsTable {
  tenant_id: string;
  /** 'none' after a withdrawal. */
  status: 'none' | 'pending' | 'verified' | 'refused';
  company_name: string;
  credit_code: string;
  legal_person: string;
  address: string | null;
  /** `attachments.blob_name`. */
  license_picture: string | null;
  submitted_time: Stamped;
  reviewed_time: Date | null;
  attempt: Generated<number>;
  /** JSON text: the list of `contract/review.ts`. */
  reasons: Generated<string>;
}

/** Small public pictures: logos, avatars, covers. The name's extension matches the content. */
export interface PicturesTable {
  name: string;
  content_type: string;
  content: Uint8Array;
  creation_time: Stamped;
}

export interface VersionsTable {
  app_id: string;
  version_no: string;
  /** Sorts versions numerically, not as text: `domain/versionNumber.ts`. */
  sort_key: number;
  /** Rich text, sanitised before it is stored. */
  version_describe: string;
  /** The same in English, if it was written. */
  version_describe_en: string | null;
  publish_time: Date;
}
