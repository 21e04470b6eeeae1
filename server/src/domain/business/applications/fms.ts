import { defineApplication } from '../engine/define.ts';
import { text } from '../words.ts';
import { checkVoucher, posted, reverse, undo, voucherNotes } from './fms/booking.ts';
import { ledger, ledgerBehaviour } from './fms/ledger.ts';
import { payable } from './fms/payable.ts';
import { receivable } from './fms/receivable.ts';
import { remindOfReceivables } from './fms/reminding.ts';
import { payableBehaviour, receivableBehaviour } from './fms/settling.ts';
import { voucher } from './fms/voucher.ts';

/** Finance: receivables, payables, and the books that record them. */
export const fms = defineApplication({
  application: {
    code: 'fms',
    label: text('财务管理', 'Finance'),
    policy: 'FMS_Auth',
    menu: [
      { label: text('往来', 'Accounts'), resources: ['receivable', 'payable'] },
      { label: text('账簿', 'Books'), resources: ['voucher', 'ledger'] },
    ],
    resources: [receivable, payable, voucher, ledger],
  },
  behaviours: {
    receivable: receivableBehaviour,
    payable: payableBehaviour,
    voucher: { check: checkVoucher, effects: { post: posted, reverse, undo }, notes: voucherNotes },
    ledger: ledgerBehaviour,
  },
  sweep: remindOfReceivables,
});
