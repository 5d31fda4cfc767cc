export { Ticket, TicketFooter, TicketHeader, TicketNumber, type TicketHeaderProps } from './ticket';
export { TicketAction, TicketStrip, type TicketActionProps } from './ticket-strip';
export { TicketCopy, type TicketCopyProps } from './ticket-copy';
