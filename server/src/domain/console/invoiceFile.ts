import type { OrderDetail } from '../../../../contract/orders.ts';
import { FileAnswer } from '../files.ts';

/** A line of text, and how far below the top of the page. */
type Line = readonly [text: string, size: number, down: number];

/** UTF-16 in hexadecimal digits, which is how a PDF addresses characters of a font that every reader includes. */
function inHex(text: string): string {
  return `<${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}

/** One page of A4 with these lines; no font is embedded, since readers include one for Chinese. */
function pdfOf(lines: readonly Line[]): Buffer {
  const drawn = lines
    .map(([text, size, down]) => `BT /F1 ${size} Tf 56 ${800 - down} Td ${inHex(text)} Tj ET`)
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UTF16-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** The invoice of an order as a PDF, the same on every download; `issuer` owns the account that was paid. */
export function invoiceFile(order: OrderDetail, fileName: string, issuer: string | null): FileAnswer {
  const issued = order.events.find(({ kind }) => kind === 'invoiceIssued');
  const facts = [
    `发票号码：${order.orderNumber}`,
    `开票日期：${(issued?.creationTime ?? order.creationTime).slice(0, 10)}`,
    `购买方：${order.invoice.title}`,
    `纳税人识别号：${order.invoice.taxNumber ?? '—'}`,
    ...(issuer === null ? [] : [`销售方：${issuer}`]),
    `项目：${order.content}`,
    `金额（含税）：${order.amount} 元`,
    `税率：${order.taxRate}%`,
    `税额：${order.tax} 元`,
  ];
  const lines = [['电子发票', 20, 0] as const, ...facts.map((text, index): Line => [text, 12, 48 + index * 26])];
  return new FileAnswer(pdfOf(lines), 'application/pdf', fileName);
}
