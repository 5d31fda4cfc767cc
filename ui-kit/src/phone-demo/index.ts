export { PhoneDemo, type PhoneDemoProps, type PhoneDemoNotification } from './phone-demo';
