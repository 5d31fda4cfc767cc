export const SCREENS = {
  overview: '/admin',
  users: '/admin/users',
  orders: '/admin/orders',
  topups: '/admin/topups',
  products: '/admin/products',
  categories: '/admin/categories',
  countries: '/admin/countries',
  live: '/admin/sms',
  reports: '/admin/reports',
  audit: '/admin/audit',
  settings: '/admin/settings',
} as const;

export type Screen = keyof typeof SCREENS;
