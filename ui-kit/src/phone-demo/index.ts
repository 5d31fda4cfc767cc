export { PhoneDemo, type PhoneDemoNotification, type PhoneDemoProps } from './phone-demo';
