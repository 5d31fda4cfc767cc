export { AttemptProgress, type AttemptProgressProps } from './attempt-progress';
export { ProgressSteps, type ProgressStep, type ProgressStepsProps } from './progress-steps';
