import { defineApplication } from '../engine/define.ts';

/** Customers and their contacts: the shape that every description has. */
export const crm = defineApplication({
  application: {
    code: 'crm',
    label: { zh: '客户关系', en: 'Customers' },
    policy: 'CRM_Auth',
    menu: [{ resources: ['customer'] }],
    resources: [
      {
        name: 'customer',
        label: { zh: '客户', en: 'Customers' },
        one: { zh: '客户', en: 'customer' },
        icon: 'building-2',
        prefix: 'CU',
        facets: { title: 'name', owner: 'owner' },
        fields: [
          { name: 'name', type: 'text', label: { zh: '客户名称', en: 'Name' }, required: true, max: 100 },
          {
            name: 'owner',
            type: 'person',
            label: { zh: '负责人', en: 'Owner' },
            required: true,
            initial: { me: true },
          },
          { name: 'phone', type: 'phone', label: { zh: '电话', en: 'Phone' } },
          { name: 'address', type: 'text', label: { zh: '地址', en: 'Address' }, max: 200 },
        ],
        list: { columns: ['name', 'owner', 'phone'], filters: ['owner'] },
      },
    ],
  },
});
