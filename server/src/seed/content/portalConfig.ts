import { DEMO_APP_ID } from './versionTexts.ts';

/** The demo's defaults for settings the operator leaves out: fictitious addresses and numbers. */
export const DEMO_PORTAL_CONFIG = {
  versionAppId: DEMO_APP_ID,
  footer: {
    helpCentre: 'https://help.atrium.example/',
    companySite: 'https://www.atrium.example/',
    cooperatingEnterprises: 'https://www.atrium.example/partners',
    icpFiling: '沪ICP备2026001234号-1',
    policeFiling: '沪公网安备31010402001234号',
    termsOfService: 'https://www.atrium.example/terms',
    privacyPolicy: 'https://www.atrium.example/privacy',
  },
} as const;
