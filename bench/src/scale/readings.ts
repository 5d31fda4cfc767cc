/** What staff read, and how long it may take. */
export interface Reading {
  name: string;
  path: string;
  /** A first page or a statistic may take three times as long as in a small business, a filter at most a second. */
  kind: 'first page' | 'statistic' | 'filter';
}

const page = (name: string, path: string): Reading => ({ name, path, kind: 'first page' });
const statistic = (name: string, path: string): Reading => ({ name, path, kind: 'statistic' });
const filter = (name: string, path: string): Reading => ({ name, path, kind: 'filter' });

export const READINGS: readonly Reading[] = [
  statistic('Dashboard', 'dashboard/stats'),
  statistic('Overview of today', 'dashboard/overview'),
  statistic('Overview of 30 days', 'dashboard/overview?period=30d'),
  statistic('Chart by day', 'dashboard/series'),
  statistic('Chart by month', 'dashboard/series?by=month'),
  statistic('Revenue', 'revenue/stats'),
  statistic('Users: figures', 'users/stats'),
  statistic('Orders: figures', 'orders/stats'),
  statistic('Products: figures', 'products/stats'),
  statistic('Products: delivery', 'products/delivery'),
  statistic('Report of revenue by day, compared', 'reports/revenue?compare=previous'),
  statistic('Report of revenue by service', 'reports/revenue?by=service'),
  statistic('Report of top-ups by gateway', 'reports/topups?by=gateway'),
  statistic('Report of users by day', 'reports/users'),

  page('Users', 'users'),
  page('Users by e-mail', 'users?sort=email&direction=asc'),
  page('Orders', 'orders'),
  page('Activations', 'activations'),
  page('Top-ups', 'topups'),
  page('Audit', 'audit'),
  page('Fiscal lines', 'reports/fiscal'),
  page('Products', 'products'),
  page('Alarms', 'alarms'),

  filter('Users: a name that many have', 'users?search=maria'),
  filter('Users: a name that few have', 'users?search=zuleica+uchoa'),
  filter('Users: an address', 'users?search=maria7'),
  filter('Users: two letters', 'users?search=ya'),
  filter('Users: a CPF', 'users?search=00000000900'),
  filter('Users: inactive', 'users?status=inactive'),
  filter('Users: managers', 'users?role=MANAGER'),
  filter('Users: customers', 'users?role=CUSTOMER'),
  filter('Users: page 150', 'users?page=150'),
  filter('Orders: cancelled', 'orders?status=cancelled'),
  filter('Orders: refunded', 'orders?status=refunded'),
  filter('Orders: delivered', 'orders?status=delivered'),
  filter('Orders: underway', 'orders?status=shipped'),
  filter('Orders: top-ups', 'orders?type=credit_transaction'),
  filter('Orders: a number', 'orders?search=999999777'),
  filter('Activations: expired', 'activations?status=EXPIRED'),
  filter('Activations: of one service', 'activations?service=tw'),
  filter('Top-ups: expired', 'topups?status=expired'),
  filter('Top-ups: for staff', 'topups?needs_staff=true'),
  filter('Audit: of an action', 'audit?action=balance.adjust'),
  filter('Audit: a reason', 'audit?search=goodwill'),
];
