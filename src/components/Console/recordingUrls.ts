/** Addresses of the recordings that the console sends; none is requested before it is played. */
import harborTour from '@site/samples/audio/harbor-tour.wav';
import repairDesk from '@site/samples/audio/repair-desk.wav';
import ticketWindow from '@site/samples/audio/ticket-window.wav';

export const recordingUrls: Record<string, string> = {
  'harbor-tour': harborTour,
  'repair-desk': repairDesk,
  'ticket-window': ticketWindow,
};
