export { PhoneDemo, type PhoneDemoProps } from './phone-demo';
export type { PhoneDemoNotification } from './phone-notification';
