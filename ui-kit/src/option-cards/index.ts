export { OptionCards, type OptionCard, type OptionCardsProps } from './option-cards';
