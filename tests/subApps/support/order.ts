import type { Resource } from '../../../contract/businessDescription.ts';
import type { Text } from '../../../contract/businessFields.ts';

const word = (en: string): Text => ({ zh: en, en });

/** A resource with something of everything that the kit renders. */
export const ORDER: Resource = {
  name: 'order',
  label: word('Orders'),
  one: word('order'),
  icon: 'clipboard-list',
  prefix: 'SO',
  facets: { title: 'title', party: 'customer', amount: 'amount', due: 'due' },
  fields: [
    { name: 'title', type: 'text', label: word('Title'), required: true },
    { name: 'customer', type: 'reference', to: 'crm/customer', label: word('Customer') },
    { name: 'amount', type: 'money', label: word('Amount'), computed: { sumOf: { lines: 'lines', column: 'sum' } } },
    { name: 'due', type: 'date', label: word('Due'), initial: { today: 7 } },
    { name: 'urgent', type: 'boolean', label: word('Urgent') },
    { name: 'note', type: 'longText', label: word('Note') },
    {
      name: 'lines',
      type: 'lines',
      label: word('Lines'),
      required: true,
      columns: [
        { name: 'quantity', type: 'number', label: word('Quantity'), required: true, min: 1 },
        { name: 'price', type: 'money', label: word('Price') },
        { name: 'sum', type: 'money', label: word('Sum'), computed: { multiply: ['quantity', 'price'] } },
      ],
    },
  ],
  statuses: {
    initial: 'open',
    states: {
      open: { label: word('Open'), tone: 'waiting' },
      making: { label: word('Making'), tone: 'running' },
      done: { label: word('Done'), tone: 'done', ended: true },
      lost: { label: word('Lost'), tone: 'bad', ended: true },
    },
    events: {
      begin: { label: word('Begin'), primary: true },
      finish: { label: word('Finish'), primary: true },
      lose: { label: word('Lose'), asks: ['note'] },
      settle: { label: word('Settle'), system: true },
    },
    transitions: {
      open: { begin: 'making', lose: 'lost' },
      making: { finish: 'done', lose: 'lost', settle: 'done' },
    },
  },
  board: { columns: ['open', 'making', 'done'], aside: ['lost'], card: ['title', 'amount'] },
  list: { columns: ['number', 'title', 'amount'] },
};
