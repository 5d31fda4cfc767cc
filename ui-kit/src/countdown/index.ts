export { Countdown, type CountdownProps } from './countdown';
export { TimeLeft, type TimeLeftProps } from './time-left';
export { formatSeconds, remainingSeconds } from './remaining-time';
