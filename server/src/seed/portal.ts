import type { Insertable } from 'kysely';
import { addDays } from '../../../contract/rules/days.ts';
import type { ArticleKind, NoticeReadsTable, PortalArticlesTable } from '../db/schema/portal.ts';
import {
  culture,
  facts,
  milestones,
  newsCategories,
  newsSubjects,
  noticeDepartments,
  noticeSubjects,
  productFamilies,
  productVariants,
  shownNews,
  shownNotices,
} from './content/portalTexts.ts';
import { products } from './content/subjects.ts';
import type { Drawing } from './pictures/drawings.ts';
import { randomOf, seedId } from './random.ts';
import { tenantId } from './staff.ts';

type Article = Insertable<PortalArticlesTable> & { readonly id: string };
interface Draft {
  readonly title: string;
  readonly daysAgo: number;
  readonly body: string;
  readonly category?: string;
  readonly summary?: string;
  readonly cover?: string;
}

/** The path at which the server serves a picture by name. */
const pictureUrl = (name: string): string => `/api/application/get-picture-file/${name}`;
/** Name of a product drawing among the pictures. */
export const drawingName = (drawing: Drawing): string => `product-${drawing}.png`;
const paragraphs = (...texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

function drawNotices(company: string, count: number): Draft[] {
  const random = randomOf(`notices ${company}`);
  return Array.from({ length: count }, (_, index) => {
    const department = random.pick(noticeDepartments);
    const [title, daysAgo] = shownNotices[index] ?? [
      `关于${random.pick(noticeSubjects)}的通知（第 ${index} 期）`,
      16 + index * 6,
    ];
    const body =
      paragraphs('各部门：', `现将「${title}」有关事项通知如下，请各部门负责人组织落实。`) +
      `<ol><li>执行时间以本通知发布日为准；</li><li>涉及班次的调整由班组长当面确认；</li><li>有疑问请联系${department}。</li></ol>`;
    return { title, daysAgo, body, category: department, summary: `${department}发布` };
  });
}

function drawNews(company: string, count: number): Draft[] {
  const random = randomOf(`news ${company}`);
  return Array.from({ length: count }, (_, index) => {
    const shown = shownNews[index];
    const product = random.pick(products);
    const subject = random.pick(newsSubjects);
    const title = shown?.[0] ?? `${subject}：${product}项目取得新进展`;
    const summary = shown?.[3] ?? `${product}团队围绕${subject}完成阶段目标。`;
    const drawing = productFamilies[index % productFamilies.length]?.[2] ?? 'reducer';
    const body =
      paragraphs(summary, '项目组将继续按计划推进，并在下月质量例会上汇报结果。') +
      `<p><img src="${pictureUrl(drawingName(drawing))}" alt="${product}示意图"></p>` +
      '<blockquote><p>把每一道公差做到图纸以内。</p></blockquote>';
    return {
      title,
      daysAgo: shown?.[2] ?? 24 + index * 9,
      body,
      summary,
      category: shown?.[1] ?? random.pick(newsCategories),
      cover: drawingName(drawing),
    };
  });
}

/** A table row of a product: one of the sizes in which it is made. */
function productSize(size: string, index: number, step: number): string {
  const cells = [1500 + step * 500, (2.4 + (index % 7) * 0.6 + step * 1.3).toFixed(1), 12 + (index % 2) * 12];
  return `<tr><th scope="row">${size}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function drawProducts(count: number): Draft[] {
  return Array.from({ length: count }, (_, index) => {
    const [name, line, drawing] = productFamilies[index % productFamilies.length] ?? ['', '', 'reducer'];
    const title = name + (productVariants[Math.floor(index / productFamilies.length)] ?? '');
    const body =
      paragraphs(`${title}：${line}。`, '每台出厂前连续运行四小时，检测记录随货交付。') +
      '<h2>技术数据</h2><table><thead><tr><th scope="col">型号</th><th scope="col">额定转速（r/min）</th>' +
      '<th scope="col">重量（kg）</th><th scope="col">质保（月）</th></tr></thead><tbody>' +
      ['A', 'B', 'C'].map((size, step) => productSize(size, index, step)).join('') +
      '</tbody></table><h2>供货范围</h2><ul><li>主机与安装附件</li><li>中英文使用说明书</li>' +
      `<li>出厂检测报告，防护等级 IP${54 + (index % 3)}</li></ul>`;
    return {
      title,
      daysAgo: 30 + index * 11,
      body,
      summary: line,
      category: name.slice(-3),
      cover: drawingName(drawing),
    };
  });
}

/** Everything that a company's portal shows. Counts are of notices, news and products. */
export function layPortal(
  company: string,
  counts: { notices: number; news: number; products: number },
  today: string,
): Article[] {
  const rows = (kind: ArticleKind, drafts: readonly Draft[]): Article[] =>
    drafts.map((draft, index) => ({
      id: seedId(`article ${company} ${kind} ${index}`),
      tenant_id: tenantId(company),
      kind,
      title: draft.title,
      category: draft.category ?? null,
      summary: draft.summary ?? null,
      cover: draft.cover ?? null,
      body: draft.body,
      publish_date: `${addDays(today, -draft.daysAgo)} 09:00:00`,
      position: index,
      is_published: true,
      author_name: '总经理办公室',
    }));
  return [
    ...rows('culture', [{ ...culture, daysAgo: 400, category: '企业文化' }]),
    ...rows(
      'info',
      facts.map(([title, summary]) => ({ title, summary, body: paragraphs(summary), daysAgo: 400 })),
    ),
    ...rows(
      'process',
      milestones.map(([title, summary]) => ({ title, summary, body: paragraphs(summary), daysAgo: 400 })),
    ),
    ...rows('notice', drawNotices(company, counts.notices)),
    ...rows('news', drawNews(company, counts.news)),
    ...rows('business', drawProducts(counts.products)),
  ];
}

/** Notices that somebody has opened: every second one of those that the header no longer shows. */
export function layNoticeReads(
  articles: readonly Article[],
  reader: string,
  readTime: Date,
): Insertable<NoticeReadsTable>[] {
  return articles
    .filter(({ kind }) => kind === 'notice')
    .slice(8)
    .filter((_notice, index) => index % 2 === 0)
    .map((notice) => ({ tenant_id: notice.tenant_id, user_id: reader, notice_id: notice.id, read_time: readTime }));
}
