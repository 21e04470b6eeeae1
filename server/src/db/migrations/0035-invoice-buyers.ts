import { migration } from './statements.ts';

/**
 * Whom an invoice was issued to. It was read from the company each time, so that an issued invoice changed with it. Who
 * they were then is no longer known for invoices of that time: they keep what they say today. The owner sees every
 * company's orders only while the table is not forced.
 */
export const invoiceBuyers = migration([
  'alter table orders add column invoice_title text, add column invoice_tax_number text',
  ...['orders', 'certifications'].map((table) => `alter table ${table} no force row level security`),
  `update orders o set invoice_title = coalesce(c.company_name, t.display_name), invoice_tax_number = c.credit_code
    from tenants t left join certifications c on c.tenant_id = t.id and c.status = 'verified'
    where t.id = o.tenant_id and o.invoice_status = 'issued'`,
  ...['orders', 'certifications'].map((table) => `alter table ${table} force row level security`),
]);
