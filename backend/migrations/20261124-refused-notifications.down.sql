DROP TABLE refused_notifications;
