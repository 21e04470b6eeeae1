import {
  Boxes,
  Factory,
  Handshake,
  Info,
  LayoutDashboard,
  ListTodo,
  type LucideIcon,
  Package,
  ShieldCheck,
  ShoppingCart,
  Truck,
  Users,
  Wallet,
  Warehouse,
  Workflow,
} from 'lucide-react';
import type { ApplicationModule } from '../../constants/applications.ts';
import type { NotificationModule } from '../../constants/modules.ts';

const OF_NOTIFICATIONS: Readonly<Record<NotificationModule, LucideIcon>> = {
  BPM: Workflow,
  HCM: Users,
  OA: ListTodo,
  Basic: Info,
  WMS: Warehouse,
  OMS: ShoppingCart,
  CRM: Handshake,
  PDC: Boxes,
  SCM: Truck,
};

/** Icons of the eleven business applications. */
export const APPLICATION_ICONS: Readonly<Record<ApplicationModule, LucideIcon>> = {
  hr: Users,
  approval: Workflow,
  oa: LayoutDashboard,
  pdc: Boxes,
  crm: Handshake,
  oms: ShoppingCart,
  scm: Truck,
  qms: ShieldCheck,
  wms: Warehouse,
  mes: Factory,
  fms: Wallet,
};

const isKnown = (moduleName: string): moduleName is NotificationModule => Object.hasOwn(OF_NOTIFICATIONS, moduleName);

/** Icon of a notification module; unknown modules get the generic one (specification §3). */
export function notificationIcon(moduleName: string): LucideIcon {
  return isKnown(moduleName) ? OF_NOTIFICATIONS[moduleName] : Package;
}
