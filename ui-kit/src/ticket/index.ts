export {
  Ticket,
  TicketFooter,
  TicketHeader,
  TicketNumber,
  type TicketHeaderProps,
  TicketCopy,
  type TicketCopyProps,
} from './ticket';
export { TicketAction, TicketStrip, type TicketActionProps } from './ticket-strip';
