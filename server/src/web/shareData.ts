import type { SharePage } from '../../../contract/sharePage.ts';
import type { AtriumDatabase } from '../db/database.ts';
import { isRowId } from '../domain/ids.ts';
import { listArticles, readArticle, readLatest } from '../domain/portal/articles.ts';
import { findCompanyProfile } from '../domain/portal/sharing.ts';
import type { Services } from '../domain/services.ts';
import { inTenantWork, type TenantWork } from '../domain/work.ts';
import { ApiError } from '../errors/apiError.ts';
import type { ShareAddress } from './shareAddress.ts';

/** As many as the portal requests. */
const FIRST_NEWS = { skipCount: 0, maxResultCount: 6 };
const FIRST_PRODUCTS = { skipCount: 0, maxResultCount: 4 };

/** The data of a shared page; for a disabled company only its profile. Null if there is no such company. */
export async function shareData(
  database: AtriumDatabase,
  services: Services,
  address: ShareAddress,
): Promise<SharePage | null> {
  const company = isRowId(address.tenantId) ? await findCompanyProfile(database.host, address.tenantId) : null;
  if (!company?.isActive) return company && { company };
  return inTenantWork(database, services, company.tenantId, async (work) =>
    address.kind === 'home'
      ? { company, home: await homeOf(work) }
      : { company, article: await articleOf(work, address.kind, address.id) },
  );
}

async function homeOf(work: TenantWork): Promise<SharePage['home']> {
  return {
    culture: await readLatest(work, 'culture'),
    facts: (await listArticles(work, 'info')).items,
    news: (await listArticles(work, 'news', FIRST_NEWS)).items,
    products: (await listArticles(work, 'business', FIRST_PRODUCTS)).items,
    history: (await listArticles(work, 'process')).items,
  };
}

async function articleOf(work: TenantWork, kind: Exclude<ShareAddress['kind'], 'home'>, id: string) {
  try {
    return await readArticle(work, kind, id);
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.status === 404) return null;
    throw thrown;
  }
}
